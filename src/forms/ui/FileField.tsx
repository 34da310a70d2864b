import { type DragEvent, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FILES_FIELD, REMOVED_FIELD, UPLOADED_FIELD, type Upload, uploadPath } from '../../files/model.ts';
import { type FileRules, shortMegabytes, sizeText } from '../../files/refusedFiles.ts';
import { classes } from '../../ui/classes.ts';
import fieldStyles from '../../ui/Field.module.css';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { iconClip, iconTrash } from '../../ui/icons.ts';
import { useText } from '../../ui/TextContext.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { formUiTexts } from '../engine/texts.ts';
import styles from './FileField.module.css';
import { FormContext } from './FormContext.ts';
import type { FileEntry } from './fileList.ts';
import { useFiles } from './useFiles.ts';

interface FileFieldProps {
  label: string;
  rules: FileRules;
  /** Most files of one form. */
  most: number;
  /** Files that came back with the form. */
  kept?: readonly Upload[];
  id?: string;
  /** Names of the file field, and of the hidden field for files that are there already. */
  names?: { readonly files: string; readonly uploaded: string };
  /** Help text, a sentence. */
  help?: string | undefined;
  required?: boolean;
  /** Media types that the browser offers. */
  accept?: string;
}

const NAMES = { files: FILES_FIELD, uploaded: UPLOADED_FIELD };

/**
 * Field for several files: chosen, dropped or added one by one, sent ahead of the form with their progress, and removed
 * again. Without scripts it is the browser's own field, and what was kept already may be ticked off.
 */
export function FileField({
  label,
  rules,
  most,
  kept = [],
  id,
  names = NAMES,
  help,
  required = false,
  accept,
}: FileFieldProps) {
  const form = use(FormContext);
  const t = useText(formUiTexts);
  const common = useText(uiTexts);
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { entries, said, add, remove } = useFiles({ kept, rules, most, form });
  const active = form?.active === true;
  const field = form?.model.fields[names.files];
  const error = field?.status === 'error' ? field.message : undefined;

  const take = (files: FileList | null | undefined) => {
    if (!files || files.length === 0) return;
    add([...files]);
    // They go by themselves; a field that is refused or has been read stands empty again.
    if (input.current) input.current.value = '';
  };
  // Chosen before there were scripts to send it ahead.
  const takeEarly = useEffectEvent(() => take(input.current?.files));
  useEffect(() => {
    if (active) takeEarly();
  }, [active]);
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = {
    onDragEnter: onDrag,
    onDragOver: onDrag,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };

  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label} id={`${inputId}-name`}>
        {label}
        {!required && <span className={fieldStyles.optional}> ({common('optional')})</span>}
      </span>
      <div className={classes('stack', styles.drop, over && styles.over)} {...(active ? drop : {})}>
        <label htmlFor={inputId} className={styles.label}>
          <Icon of={iconClip} />
          <span>
            <span className={styles.add}>{t(most > 1 ? 'addFiles' : 'addFile')}</span>
            <span className={`small muted ${styles.hint}`}> {over ? t('dropNow') : t('dropFiles')}</span>
          </span>
        </label>
        <input
          ref={input}
          id={inputId}
          type="file"
          name={names.files}
          multiple={most > 1}
          accept={accept}
          required={required && entries.every(({ state }) => state === 'refused')}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={classes(`${inputId}-name`, `${inputId}-help`, error !== undefined && `${inputId}-answer`)}
          onChange={active ? (event) => take(event.currentTarget.files) : undefined}
        />
      </div>
      <p id={`${inputId}-help`} className={fieldStyles.help}>
        {help !== undefined && `${help} `}
        {t('fileLimits', { n: most, size: shortMegabytes(rules.maxBytes) })}
      </p>
      {error !== undefined && (
        <FieldMessage kind="err" id={`${inputId}-answer`}>
          {error}
        </FieldMessage>
      )}
      {entries.length > 0 && (
        <ul className={styles.list} aria-label={t('files')}>
          {entries.map((entry) => (
            <FileRow
              key={entry.key}
              entry={entry}
              field={names.uploaded}
              active={active}
              onRemove={() => remove(entry)}
            />
          ))}
        </ul>
      )}
      <div className="vh" aria-live="polite">
        {said}
      </div>
    </div>
  );
}

interface FileRowProps {
  entry: FileEntry;
  /** Name of the hidden field. */
  field: string;
  active: boolean;
  onRemove: () => void;
}

function FileRow({ entry, field, active, onRemove }: FileRowProps) {
  const t = useText(formUiTexts);
  const { name, state } = entry;
  if (state === 'refused') {
    return (
      <li className={`cluster ${styles.row}`}>
        <div className={styles.words}>
          <FieldMessage kind="err">{entry.message}</FieldMessage>
        </div>
      </li>
    );
  }
  return (
    <li className={`cluster ${styles.row}`}>
      <div className={styles.words}>
        {state === 'kept' ? (
          <a href={uploadPath(entry.id)} download className={styles.file}>
            {name}
          </a>
        ) : (
          <span className={styles.file}>{name}</span>
        )}
        <span className={`small muted ${styles.size}`}>{sizeText(entry.size)}</span>
        {state === 'sending' && (
          <progress className={styles.progress} value={entry.share} max={1} aria-label={t('uploading', { name })} />
        )}
      </div>
      {state === 'kept' && <input type="hidden" name={field} value={entry.id} />}
      {active ? (
        <IconButton
          icon={iconTrash}
          label={t(state === 'sending' ? 'stopFile' : 'removeFile', { name })}
          onClick={onRemove}
        />
      ) : (
        state === 'kept' && (
          <label className={styles.tick}>
            <input type="checkbox" name={REMOVED_FIELD} value={entry.id} data-unchecked />
            <span>{t('dropFile', { name })}</span>
          </label>
        )
      )}
    </li>
  );
}
