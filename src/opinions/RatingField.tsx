import { useFormField } from '../forms/ui/useFormField.ts';
import { Choice, Choices } from '../ui/Choice.tsx';
import { Fieldset } from '../ui/Field.tsx';
import { useText } from '../ui/TextContext.tsx';
import { RATINGS } from './model.ts';
import { opinionTexts } from './texts.ts';

const NAME = 'opinion_rating';

/** The rating, best first; none is chosen beforehand. */
export function RatingField({ chosen }: { chosen: string | undefined }) {
  const t = useText(opinionTexts);
  const { answer, states } = useFormField(NAME);
  return (
    <Fieldset legend={t('rating')} error={answer?.text}>
      <Choices>
        {RATINGS.map((rating, place) => (
          <Choice
            key={rating}
            {...states}
            id={place === 0 ? NAME : undefined}
            name={NAME}
            value={rating}
            required
            defaultChecked={chosen === String(rating)}
          >
            {t(`rating${rating}`)}
          </Choice>
        ))}
      </Choices>
    </Fieldset>
  );
}
