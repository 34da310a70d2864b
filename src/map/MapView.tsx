import { useId, useMemo, useState } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { iconMinus, iconPlus, iconWhole } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import {
  type Camera,
  CLOSEST,
  inWorld,
  onScreen,
  type Position,
  type Size,
  scaleOf,
  showing,
  zoomed,
} from './camera.ts';
import { createClusters, type Mark, type Pin } from './clusters.ts';
import { labelsOf } from './labels.ts';
import styles from './MapView.module.css';
import { MarkButton } from './MarkButton.tsx';
import { polandOutline } from './outline.ts';
import { StreetsChoice, Tiles } from './Streets.tsx';
import { mapTexts } from './texts.ts';
import { foreignHost, type MapTiles } from './tiles.ts';
import { useCamera, wholeOf } from './useCamera.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface MapViewProps {
  /** Name of the map; says that the same points stand in a list. */
  label: string;
  pins: readonly Pin[];
  /** Id of the one that is chosen. */
  chosen?: string | undefined;
  /** What is looked at, whenever it changes; all of Poland when there is none. */
  focus: readonly Position[];
  /** Streets below the points, where the shop has an address of them. */
  tiles?: MapTiles | undefined;
  onChoose(id: string): void;
}

/**
 * A map of Poland with points on it. It shows nothing that the list beside it has not: whoever does not see it, or has
 * no use for it, loses nothing.
 */
export function MapView({ label, pins, chosen, focus, tiles, onChoose }: MapViewProps) {
  const t = useText(mapTexts);
  const helpId = useId();
  const { box, size, camera, change, dragged, handlers } = useCamera(focus);
  const onFocusCapture = useKeptFocus(box);
  const outline = useMemo(polandOutline, []);
  const clusters = useMemo(() => createClusters(pins), [pins]);
  const [told, tell] = useState('');
  const [streets, showStreets] = useState(tiles !== undefined && foreignHost(tiles) === undefined);
  const marks = camera && size ? placed(withChosen(clusters.of(camera, size), pins, chosen), camera, size) : [];

  const isChosen = (mark: Mark) => mark.kind === 'pin' && mark.pin.id === chosen;

  const press = (mark: Mark) => {
    if (mark.kind === 'pin') return onChoose(mark.pin.id);
    const { bounds, town } = mark;
    change((before, window) => {
      const near = showing(bounds, window, CLOSEST);
      return { ...near, zoom: Math.max(near.zoom, Math.floor(before.zoom) + 1) };
    });
    tell(t('came', { town }));
    // The button parts into others; what was pressed is no longer there to have the focus.
    box.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.box}>
      <section
        ref={box}
        className={styles.map}
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move it
        tabIndex={0}
        {...handlers}
        onFocusCapture={onFocusCapture}
        onClickCapture={(event) => {
          if (dragged()) event.stopPropagation();
        }}
      >
        {camera && size && (
          <>
            <svg
              className={styles.land}
              aria-hidden="true"
              viewBox={[
                camera.x - size.width / scaleOf(camera) / 2,
                camera.y - size.height / scaleOf(camera) / 2,
                size.width / scaleOf(camera),
                size.height / scaleOf(camera),
              ].join(' ')}
            >
              <path className={styles.ground} d={outline.land} />
              <path className={styles.borders} d={outline.borders} />
            </svg>
            {tiles && streets && <Tiles tiles={tiles} camera={camera} size={size} />}
            {labelsOf(
              marks.filter(({ mark }) => !isChosen(mark)),
              size.width,
            ).map(({ key, words, at }) => (
              <span key={key} className={styles.label} style={at} aria-hidden="true">
                {words}
              </span>
            ))}
            {marks.map(({ mark, at }) => (
              <MarkButton
                key={mark.kind === 'pin' ? mark.pin.id : `many ${mark.id}`}
                mark={mark}
                at={at}
                chosen={isChosen(mark)}
                onPress={() => press(mark)}
              />
            ))}
          </>
        )}
      </section>
      <div className={`cluster small muted ${styles.below}`}>
        <div className={styles.zoom}>
          <IconButton icon={iconPlus} label={t('closer')} onClick={() => change((before) => zoomed(before, 1))} />
          <IconButton icon={iconMinus} label={t('farther')} onClick={() => change((before) => zoomed(before, -1))} />
          <IconButton icon={iconWhole} label={t('whole')} onClick={() => change(wholeOf)} />
        </div>
        <p>
          {t('source')}
          {tiles && streets && (
            <>
              {', '}
              {t('streetsSource')} {tiles.link === undefined ? tiles.source : <a href={tiles.link}>{tiles.source}</a>}
            </>
          )}
        </p>
      </div>
      {tiles && <StreetsChoice tiles={tiles} shown={streets} onChange={showStreets} />}
      <p id={helpId} className="vh">
        {t('help')}
      </p>
      <p role="status" className="vh">
        {told}
      </p>
    </div>
  );
}

/** Pixels beyond the window in which a mark still shows a part of itself. */
const MORE = 30;

/** Marks in the window, from the north to the south: so they follow each other under the key that goes on. */
function placed(marks: readonly Mark[], camera: Camera, size: Size) {
  return marks
    .map((mark) => ({ mark, at: onScreen(camera, size, mark) }))
    .filter(
      ({ at: { left, top } }) => left > -MORE && left < size.width + MORE && top > -MORE && top < size.height + MORE,
    )
    .toSorted((a, b) => a.at.top - b.at.top || a.at.left - b.at.left);
}

/** The chosen point is seen where others hide it. */
function withChosen(marks: readonly Mark[], pins: readonly Pin[], chosen: string | undefined): readonly Mark[] {
  if (chosen === undefined || marks.some((mark) => mark.kind === 'pin' && mark.pin.id === chosen)) return marks;
  const pin = pins.find(({ id }) => id === chosen);
  return pin ? [...marks, { kind: 'pin', pin, ...inWorld(pin) }] : marks;
}
