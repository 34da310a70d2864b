import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { iconClose } from './icons.ts';
import styles from './PanelHead.module.css';
import { panelLinkId, panelTitleId } from './panel.ts';
import { useText } from './TextContext.tsx';
import { uiTexts } from './texts.ts';

/** Title and close control of a Drawer or Sheet. */
export function PanelHead({ panel, title }: { panel: string; title: ReactNode }) {
  const t = useText(uiTexts);
  return (
    <div className={styles.head}>
      <h2 id={panelTitleId(panel)} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <IconButton icon={iconClose} label={t('close')} href={`#${panelLinkId(panel)}`} data-panel-close="" />
    </div>
  );
}
