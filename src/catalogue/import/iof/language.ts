import { attribute, childrenOf, type Element, textOf } from '../feed/xml/element.ts';

const isPolish = (language: string) => /^(?:pol|pl)(?:$|[-_])/i.test(language);

/** The Polish ones; without any, those in the feed's own language; without those, the language of the first. */
export function inOneLanguage(elements: readonly Element[], feedLanguage: string | undefined): readonly Element[] {
  if (elements.length < 2) return elements;
  const languageOf = (element: Element) => attribute(element, 'xml:lang') ?? feedLanguage ?? '';
  const languages = elements.map(languageOf);
  // As in most feeds: there is nothing to choose from.
  if (languages.every((language) => language === languages[0])) return elements;
  const chosen = languages.find(isPolish) ?? languages.find((language) => language === feedLanguage) ?? languages[0];
  if (chosen === undefined) return [];
  return elements.filter((element) =>
    isPolish(chosen) ? isPolish(languageOf(element)) : languageOf(element) === chosen,
  );
}

/** The child of that name in the best language that says anything. */
export function localized(
  element: Element | undefined,
  name: string,
  feedLanguage: string | undefined,
): Element | undefined {
  if (!element || element.children.length === 0) return undefined;
  return inOneLanguage(
    childrenOf(element, name).filter((child) => child.text.trim() !== ''),
    feedLanguage,
  )[0];
}

/** A name is an attribute in some feeds, an element in others. */
export const nameOf = (element: Element | undefined, feedLanguage: string | undefined): string | undefined =>
  textOf(localized(element, 'name', feedLanguage)) ?? attribute(element, 'name');
