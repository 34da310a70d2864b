import type { Language } from '../../kit/language.ts';
import { englishWords } from '../../languages/english.server.ts';
import type { EmailTerms } from '../../mail/blocks.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { inLanguageAlone } from '../open/speaking.ts';

/** Lets e-mails of a test's shop be written in English too. */
export const spoken = <Terms extends EmailTerms>(terms: Terms) => ({
  ...terms,
  speak: <T>(language: Language, work: (texts: TextOverrides) => T): T =>
    inLanguageAlone(language, () => work(language === 'en' ? englishWords : terms.texts)),
});
