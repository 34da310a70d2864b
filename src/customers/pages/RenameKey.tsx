import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { accountPageTexts } from '../pages.texts.ts';
import { SECURITY_PATH } from '../paths.ts';
import styles from './Sections.module.css';

interface RenameKeyProps {
  id: string;
  name: string;
  /** Message of the server about the sent name. */
  fault?: string | undefined;
  open: boolean;
}

/** Form for the name of a key. */
export function RenameKey({ id, name, fault, open }: RenameKeyProps) {
  const t = useText(accountPageTexts);
  return (
    <details className={styles.rename} open={open}>
      <summary className="tap">{t('renameKey')}</summary>
      <form method="post" action={SECURITY_PATH} noValidate>
        <input type="hidden" name="key" value={id} />
        <input type="hidden" name="intent" value="rename" />
        <Field label={t('keyName')} answer={fault === undefined ? undefined : { kind: 'err', text: fault }}>
          {(control) => <Input {...control} name="name" defaultValue={name} maxLength={60} required />}
        </Field>
        <Button type="submit" size="sm">
          {t('save')}
        </Button>
      </form>
    </details>
  );
}
