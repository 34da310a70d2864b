import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { nbsp } from '../kit/typography.ts';
import {
  NO_OVERRIDES,
  type TextDefinitions,
  type TextOverrides,
  type Texts,
  type Translate,
  translate,
} from './text.ts';

const Overrides = createContext<TextOverrides>(NO_OVERRIDES);

/** The merchant's own wordings; set once, at the root. */
export function TextProvider({ overrides, children }: { overrides: TextOverrides; children: ReactNode }) {
  return <Overrides value={overrides}>{children}</Overrides>;
}

/** Gives the merchant's texts to code outside of rendering, and to a tree without this one's contexts. */
export const useTextOverrides = (): TextOverrides => useContext(Overrides);

/** `const t = useText(uiTexts); t('close')`: words for the screen, with short words bound to the next. */
export function useText<D extends TextDefinitions>(texts: Texts<D>): Translate<D> {
  const overrides = useContext(Overrides);
  return useMemo(
    () =>
      (key, ...args) =>
        nbsp(translate(texts, overrides, key, ...args)),
    [texts, overrides],
  );
}
