import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Share of a picture that must be in sight for it to be the current one. */
const IN_SIGHT = 0.6;

/** Current picture of a strip, after swiping or scrolling by code. */
export function usePlace(strip: RefObject<HTMLElement | null>, start: number) {
  const [place, setPlace] = useState(start);
  /** Target of scrolling by code: pictures that pass by do not count. */
  const wanted = useRef<number>(undefined);

  useLayoutEffect(() => {
    const box = strip.current;
    box?.scrollTo({ left: start * box.clientWidth, behavior: 'instant' });
  }, [strip, start]);

  useEffect(() => {
    const box = strip.current;
    if (!box) return;
    const slides = [...box.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const at = seen ? slides.indexOf(seen.target) : -1;
        if (at < 0 || (wanted.current !== undefined && wanted.current !== at)) return;
        wanted.current = undefined;
        setPlace(at);
      },
      { root: box, threshold: IN_SIGHT },
    );
    for (const slide of slides) observer.observe(slide);
    const onTouch = () => {
      wanted.current = undefined;
    };
    box.addEventListener('pointerdown', onTouch);
    return () => {
      observer.disconnect();
      box.removeEventListener('pointerdown', onTouch);
    };
  }, [strip]);

  // Turning a phone leaves the strip as many pixels from its start, which is another picture; told before those in sight are.
  useEffect(() => {
    const box = strip.current;
    if (!box) return;
    let width = box.clientWidth;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width) return;
      width = box.clientWidth;
      box.scrollTo({ left: place * width, behavior: 'instant' });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [strip, place]);

  const go = (to: number) => {
    if (to === place) return;
    wanted.current = to;
    setPlace(to);
    strip.current?.children[to]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return { place, go };
}
