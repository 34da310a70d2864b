import type { ReactNode, RefObject } from 'react';
import { IconButton } from './IconButton.tsx';
import { iconClose } from './icons.ts';
import styles from './PanelHead.module.css';
import { useText } from './TextContext.tsx';
import { uiTexts } from './texts.ts';
import { type Panel, panelLinkId } from './usePanel.ts';

type PanelHeadProps = {
  panel: Panel;
  title: ReactNode;
  titleId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  className?: string | undefined;
};

/** Title and close control of a Drawer or Sheet. */
export function PanelHead({ panel, title, titleId, heading }: PanelHeadProps) {
  const t = useText(uiTexts);
  return (
    <div className={styles.head}>
      <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {panel.live ? (
        <IconButton icon={iconClose} label={t('close')} onClick={panel.close} />
      ) : (
        <IconButton icon={iconClose} label={t('close')} href={`#${panelLinkId(panel.id)}`} />
      )}
    </div>
  );
}
