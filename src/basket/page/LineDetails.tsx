import { uploadPath } from '../../files/model.ts';
import { formatIsoDayAt } from '../../kit/days.ts';
import { nbsp } from '../../kit/typography.ts';
import { Icon } from '../../ui/Icon.tsx';
import { iconRepeat } from '../../ui/icons.ts';
import { useText } from '../../ui/TextContext.tsx';
import { contentsWords } from '../contents.ts';
import { basketTexts } from '../texts.ts';
import type { KnownLine } from '../view.ts';
import styles from './BasketLine.module.css';

/** Version, size and choices of a line. */
export function LineDetails({ line }: { line: KnownLine }) {
  const t = useText(basketTexts);
  const told = [line.version, line.hasSizes ? line.size.name : undefined].filter((one) => one !== undefined);
  const { service } = line;
  return (
    <>
      {told.length > 0 && <p>{nbsp(told.join(', '))}</p>}
      {line.subscriptionDays > 0 && (
        <p className={styles.every}>
          <Icon of={iconRepeat} size="sm" />
          {t('every', { n: line.subscriptionDays })}
        </p>
      )}
      {service && <p>{nbsp(t('fact', { label: service.label, value: formatIsoDayAt(service) }))}</p>}
      {line.parts.length > 0 && <p>{t('contents', { parts: contentsWords(line.parts) })}</p>}
      {line.chosen.map(({ label, value }) => (
        <p key={label}>{nbsp(t('fact', { label, value }))}</p>
      ))}
      {line.files.map(({ id, label, name }) => (
        <p key={id}>
          {t('fact', { label, value: '' })}
          <a href={uploadPath(id)} download>
            {name}
          </a>
        </p>
      ))}
    </>
  );
}
