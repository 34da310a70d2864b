import type { ReactNode } from 'react';
import { panelLinkId } from './panel.ts';

type PanelLinkProps = {
  /** Id of the Drawer or Sheet; one link a panel. */
  panel: string;
  /** Label, when the children are only an icon. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Opens a Drawer or a Sheet: a link that scripts make a button (`panel.ts`). */
export const PanelLink = ({ panel, label, className, children }: PanelLinkProps) => (
  <a id={panelLinkId(panel)} href={`#${panel}`} className={className} aria-label={label} data-panel={panel}>
    {children}
  </a>
);
