import { Button } from '../../ui/Button.tsx';
import { Choice, Choices } from '../../ui/Choice.tsx';
import { Field, Fieldset } from '../../ui/Field.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Input } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { rightsOf } from '../listForm.ts';
import { answerOf, type Failed, type ListView, NAME_FIELD } from '../listView.ts';
import { listTexts } from '../texts.ts';
import styles from './Lists.module.css';

interface ListSettingsProps {
  view: ListView;
  failed: Failed | undefined;
}

/** Name of a list, its link for others, and its removal, inside the form of the list. */
export function ListSettings({ view: { name, sharedHref, othersAdd }, failed }: ListSettingsProps) {
  const t = useText(listTexts);
  const { name: typed, othersAdd: chosen } = failed?.typed ?? {};
  const mayAdd = chosen ?? othersAdd;
  const isOpen = [sharedHref, typed, chosen].some((one) => one !== undefined);
  return (
    <Fold summary={t('settings')} className={styles.part} open={isOpen}>
      <div className={`stack ${styles.own}`}>
        <Field label={t('newName')} id={NAME_FIELD} answer={answerOf(failed, NAME_FIELD)}>
          {(control) => <Input name="name" defaultValue={typed ?? name} aria-required {...control} />}
        </Field>
        <input type="hidden" name="name_was" value={name} />
        <Button type="submit" name="rename" value="1">
          {t('rename')}
        </Button>
      </div>
      <div className={`stack ${styles.own}`}>
        {sharedHref !== undefined && (
          <Field label={t('shareLink')}>{(control) => <Input readOnly value={sharedHref} {...control} />}</Field>
        )}
        <p className="small muted">{t('shareText')}</p>
        <Fieldset legend={t('shareRights')}>
          <Choices>
            <input type="hidden" name="rights_was" value={rightsOf(othersAdd)} />
            <Choice name="rights" value="see" defaultChecked={!mayAdd}>
              {t('shareSee')}
            </Choice>
            <Choice name="rights" value="add" defaultChecked={mayAdd}>
              {t('shareAdd')}
            </Choice>
          </Choices>
        </Fieldset>
        <div className={`cluster ${styles.buttons}`}>
          <Button type="submit" name="share" value="on">
            {t(sharedHref === undefined ? 'shareOn' : 'shareRightsSave')}
          </Button>
          {sharedHref !== undefined && (
            <Button type="submit" variant="outline" name="share" value="off">
              {t('shareOff')}
            </Button>
          )}
        </div>
      </div>
      <div className={`stack ${styles.own}`}>
        <Button type="submit" variant="outline" name="delete" value="1">
          {t('remove')}
        </Button>
      </div>
    </Fold>
  );
}
