import { type ComponentType, useEffect, useState } from 'react';
import { useText } from '../../ui/TextContext.tsx';
import type { NotifyFieldsProps } from './Notify.tsx';
import { buyTexts } from './texts.ts';

/** For a page of what can be had: the fields come when something else is chosen. */
export function LateNotifyFields(props: NotifyFieldsProps) {
  const t = useText(buyTexts);
  const [come, setCome] = useState<{ Fields?: ComponentType<NotifyFieldsProps> }>();

  useEffect(() => {
    import('./NotifyFields.tsx').then(
      (module) => setCome({ Fields: module.NotifyFields }),
      () => setCome({}),
    );
  }, []);

  if (!come) return null;
  if (come.Fields) return <come.Fields {...props} />;
  // The page of this size brings them with it.
  const { view, size } = props;
  return (
    <p>
      <a href={`${view.path}?size=${encodeURIComponent(size)}`}>{t('notify')}</a>
    </p>
  );
}
