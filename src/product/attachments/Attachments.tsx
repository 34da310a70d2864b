import { formatFileSize } from '../../kit/fileSize.ts';
import { Icon } from '../../ui/Icon.tsx';
import { iconDownload } from '../../ui/icons.ts';
import { useText } from '../../ui/TextContext.tsx';
import { detailsTexts } from '../details.texts.ts';
import styles from './Attachments.module.css';
import type { AttachmentView } from './view.ts';

/** Files that come with the product; kind and size are said before anybody fetches one. */
export function Attachments({ attachments }: { attachments: readonly AttachmentView[] }) {
  const t = useText(detailsTexts);
  return (
    <section id="projector_enclosures" aria-labelledby="attachments">
      <h2 id="attachments">{t('attachments')}</h2>
      <ul className={styles.files}>
        {attachments.map(({ href, name, kind, bytes }) => (
          <li key={href}>
            <a href={href} className={styles.file}>
              <Icon of={iconDownload} />
              <span>
                {name} <span className={styles.size}>{`${kind}, ${formatFileSize(bytes)}`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
