import { useMemo } from 'react';
import { startModel } from '../../forms/engine/model.ts';
import { FileField } from '../../forms/ui/FileField.tsx';
import { FormContext } from '../../forms/ui/FormContext.ts';
import { personalName } from './model.ts';
import type { PersonalFileProps } from './Personalisation.tsx';

/** A file that the thing is made with; it goes ahead of the form. */
export function PersonalFile({ field, kept, active, addGate }: PersonalFileProps) {
  const part = useMemo(() => ({ model: startModel({}, []), active, addGate, clear() {} }), [active, addGate]);
  const { key, label, help, required, rules } = field;
  if (!rules) return null;
  return (
    <FormContext value={part}>
      <FileField
        id={`projector_file_${key}`}
        label={label}
        help={help}
        rules={rules}
        most={1}
        required={required}
        names={{ files: personalName(key), uploaded: personalName(key) }}
        kept={kept ? [kept] : []}
      />
    </FormContext>
  );
}
