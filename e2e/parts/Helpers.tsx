import { useEffect, useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { cookieIn, setCookie } from '../../src/ui/browser/cookie.ts';
import { sessionStore } from '../../src/ui/browser/storage.ts';
import { deviceSize, isResponsiveDesktop, onResize, viewSize } from '../../src/ui/browser/viewSize.ts';
import { Part } from './Part.tsx';

/** What the helpers of src/ui/browser read and write, made visible. */
export function Helpers() {
  return (
    <Part title="Odczyty">
      <Sizes />
      <Kept />
    </Part>
  );
}

function Sizes() {
  const [sizes, setSizes] = useState({ view: 0, device: 0, desktop: false });
  useEffect(() => {
    const read = () => setSizes({ view: viewSize(), device: deviceSize(), desktop: isResponsiveDesktop() });
    read();
    return onResize(read);
  }, []);
  return (
    <div className="cluster">
      <output aria-label="Widok od 1 do 4">{sizes.view}</output>
      <output aria-label="Widok od 1 do 3">{sizes.device}</output>
      <output aria-label="Układ">{sizes.desktop ? 'szeroki' : 'wąski'}</output>
    </div>
  );
}

const NOTICE = 'notice';
const WORDS = 'wędzony pstrąg; 5 %';

function Kept() {
  const [kept, setKept] = useState({ cookie: '', session: '' });
  const read = () =>
    setKept({ cookie: cookieIn(document.cookie, NOTICE) ?? 'brak', session: sessionStore.read(NOTICE) ?? 'brak' });
  const keep = () => {
    setCookie(NOTICE, WORDS, 30);
    sessionStore.write(NOTICE, WORDS);
    read();
  };
  const forget = () => {
    setCookie(NOTICE, '', 0);
    sessionStore.remove(NOTICE);
    read();
  };
  return (
    <div className="cluster">
      <Button onClick={keep}>Zapamiętaj</Button>
      <Button onClick={forget}>Zapomnij</Button>
      <output aria-label="Ciasteczko">{kept.cookie}</output>
      <output aria-label="Pamięć karty">{kept.session}</output>
    </div>
  );
}
