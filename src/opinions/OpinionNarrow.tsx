import { useText } from '../ui/TextContext.tsx';
import { type OpinionQuery, opinionQueryText } from './model.ts';
import styles from './OpinionNarrow.module.css';
import type { OpinionPage } from './service.server.ts';
import { opinionTexts } from './texts.ts';

interface OpinionNarrowProps {
  choices: OpinionPage['choices'];
  query: OpinionQuery;
  /** Address of all opinions. */
  href: string;
}

/** Links that narrow the list to opinions with photos, or about one size; what is chosen is taken back by its link. */
export function OpinionNarrow({ choices, query, href }: OpinionNarrowProps) {
  const t = useText(opinionTexts);
  const { page: _, photos, size, ...rest } = query;
  const sizeChosen = size === undefined ? {} : { size };
  const rows = [
    ...(choices.photos === 0
      ? []
      : [
          {
            words: t('withPhotos', { n: choices.photos }),
            chosen: photos === true,
            to: { ...rest, ...sizeChosen, ...(photos ? {} : { photos: true as const }) },
          },
        ]),
    ...(choices.sizes.length < 2 && size === undefined ? [] : choices.sizes).map((one) => ({
      words: t('ofSize', { size: one }),
      chosen: one === size,
      to: { ...rest, ...(photos ? { photos } : {}), ...(one === size ? {} : { size: one }) },
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <ul className={styles.narrow} aria-label={t('narrow')}>
      {rows.map(({ words, chosen, to }) => (
        <li key={words}>
          <a href={href + opinionQueryText({ ...to, page: 1 })} aria-current={chosen || undefined} rel="nofollow">
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}
