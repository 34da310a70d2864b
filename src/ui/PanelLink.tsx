import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { type Panel, panelLinkId } from './usePanel.ts';

type PanelLinkProps = {
  panel: Panel;
  /** When the children are only an icon. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Opens a Drawer or a Sheet; one link a panel. See `usePanel` for how it works without script. */
export function PanelLink({ panel, label, className, children }: PanelLinkProps) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    panel.show();
  };
  // A button answers to the space bar too; a link does not of its own accord.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    panel.show();
  };
  const asButton = panel.live
    ? ({ role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': panel.open } as const)
    : {};
  return (
    <a
      {...asButton}
      id={panelLinkId(panel.id)}
      href={`#${panel.id}`}
      className={className}
      aria-label={label}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </a>
  );
}
