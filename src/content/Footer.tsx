import { useContext } from 'react';
import { FromDocument } from '../ui/FromDocument.tsx';
import { LateData } from '../ui/LateData.ts';
import { FooterContent, type FooterView } from './FooterContent.tsx';
import { foldGroups } from './foldGroups.ts';

/** Under which the server finds what is shown. */
export const FOOTER_DATA = 'footer';

/** Bottom of every page. */
export function Footer() {
  const view = useContext(LateData).get(FOOTER_DATA) as FooterView | undefined;
  return (
    <footer>
      <FromDocument id={FOOTER_DATA} live={foldGroups}>
        {import.meta.env.SSR && view && <FooterContent {...view} />}
      </FromDocument>
    </footer>
  );
}
