import { useEffect, useRef } from 'react';
import { FILES_FIELD } from '../files/model.ts';
import { describeFields, MESSAGE_FIELD } from '../forms/ui/describeFields.ts';
import fieldStyles from '../forms/ui/Fields.module.css';
import { FileField } from '../forms/ui/FileField.tsx';
import { FormField } from '../forms/ui/FormField.tsx';
import { PostForm } from '../forms/ui/PostForm.tsx';
import { type ServedForm, useSentForm } from '../forms/ui/useSentForm.ts';
import type { OpinionTerms } from '../settings/opinionFields.ts';
import { island } from '../ui/islands/island.ts';
import { Note } from '../ui/Note.tsx';
import { useText } from '../ui/TextContext.tsx';
import { WRITE_PLACE } from './address.ts';
import { type OpinionField, type OpinionValues, opinionLongest } from './fields.ts';
import { RatingField } from './RatingField.tsx';
import { opinionTexts } from './texts.ts';

interface OpinionFormProps extends ServedForm<OpinionValues> {
  /** Address of the product. */
  back: string;
  limits: Pick<OpinionTerms, 'longest' | 'photos'>;
}

function OpinionForm({ back, limits, ...served }: OpinionFormProps) {
  const { here, ...state } = useSentForm(served);
  const { answer } = state;
  const t = useText(opinionTexts);
  const note = useRef<HTMLDivElement>(null);
  const sent = answer?.state === 'sent';
  useEffect(() => {
    if (sent && here) note.current?.focus();
  }, [sent, here]);
  if (sent) {
    return (
      <Note ref={note} kind="ok" title={t('sent')}>
        <p data-message="opinion_addsuccess">{t('sentText')}</p>
        <p>
          <a href={back}>{t('back')}</a>
        </p>
      </Note>
    );
  }
  const returned = answer && 'values' in answer ? answer : undefined;
  const values = returned?.values;
  const { field, labels } = describeFields<OpinionField>({
    labels: { opinion_rating: t('rating'), opinion_content: t('content'), opinion_author: t('author') },
    longest: opinionLongest(limits),
    values,
  });
  return (
    <PostForm
      {...state}
      labelledBy={WRITE_PLACE}
      fields={{ ...labels, [FILES_FIELD]: { label: t('photos'), id: PHOTOS_ID } }}
      submit={t('send')}
      privacy={t('privacy')}
      allRequired
    >
      <div id="shop_opinion_form2" className={`stack ${fieldStyles.fields}`}>
        <RatingField chosen={values?.opinion_rating} />
        <FormField {...field('opinion_content')} {...MESSAGE_FIELD} help={t('contentHelp')} />
        <FormField
          {...field('opinion_author')}
          required
          help={t('authorHelp')}
          autoComplete="nickname"
          autoCapitalize="words"
          className={fieldStyles.half}
        />
        {limits.photos > 0 && (
          <FileField
            label={t('photos')}
            help={t('photosHelp')}
            rules={state.terms.rules}
            most={limits.photos}
            kept={returned?.kept ?? []}
            id={PHOTOS_ID}
            accept={PHOTO_TYPES}
          />
        )}
      </div>
    </PostForm>
  );
}

const PHOTOS_ID = 'opinion_photos';
/** With these a telephone turns its own format into one of them. */
const PHOTO_TYPES = 'image/jpeg,image/png,image/webp';

export default island('opinions/OpinionForm', OpinionForm);
