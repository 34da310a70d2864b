import { type ComponentProps, useState } from 'react';
import { ErrorSummary } from '../../src/forms/ui/ErrorSummary.tsx';
import { FormCheck } from '../../src/forms/ui/FormCheck.tsx';
import { FormContext } from '../../src/forms/ui/FormContext.ts';
import { FormSelect } from '../../src/forms/ui/FormSelect.tsx';
import { type Outcome, useForm } from '../../src/forms/ui/useForm.ts';
import { useFormField } from '../../src/forms/ui/useFormField.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { Input } from '../../src/ui/Input.tsx';
import { Part } from './Part.tsx';

type TextProps = Omit<ComponentProps<'input'>, 'name'> & { name: string; label: string } & Record<
    `data-${string}`,
    unknown
  >;

/** A field that says everything by its own attributes. */
function Text({ name, label, ...attributes }: TextProps) {
  const { form, answer, states } = useFormField(name);
  const empty = form?.model.fields[name]?.empty;
  return (
    <Field id={`proba-${name}`} label={label} answer={answer}>
      {(control) => (
        <Input name={name} autoComplete="off" {...attributes} {...control} {...states} data-empty={empty} />
      )}
    </Field>
  );
}

const COUNTRIES = [
  { value: 'PL', name: 'Polska' },
  { value: 'DE', name: 'Niemcy' },
];
const WAYS = [{ value: 'kurier', name: 'Kurier' }];
const SUMMARY = { imie: { label: 'Próbne imię', id: 'proba-imie' } };

/** One form with every attribute of docs/forms.md; what becomes of it is chosen by the buttons under it. */
export function EngineForm() {
  const [sent, setSent] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm({ outcome, send: () => setSent((count) => count + 1) });
  return (
    <Part title="Formularz">
      <FormContext value={form}>
        <form {...form.props} method="post" action="#" aria-label="Próba" data-phase={form.model.phase}>
          <ErrorSummary fields={SUMMARY} />
          <div className="three">
            <Text name="imie" label="Próbne imię" required minLength={2} data-maxlength={10} data-graphql="firstname" />
            <Text name="nazwisko" label="Próbne nazwisko" data-validate="" data-graphql="lastname" />
            <Text name="miasto" label="Próbne miasto" data-graphql="city" />
            <Text name="mail" label="Próbny e-mail" data-graphql="email" />
            <Text name="kontakt" label="Telefon lub e-mail" data-graphql="phone email" />
            <Text name="telefon" label="Próbny telefon" data-graphql="phone" />
            <FormSelect name="kraj" label="Próbny kraj" options={COUNTRIES} />
            <Text name="kod" label="Próbny kod" data-graphql="zipcode" data-region="kraj" />
            <Text name="ulica" label="Próbna ulica" data-graphql="street" data-region="kraj" data-concat-to="numer" />
            <Text name="numer" label="Próbny numer" />
            <Text name="prefiks" label="Próbny prefiks" defaultValue="+48" />
            <Text
              name="komorka"
              label="Próbna komórka"
              data-graphql="phone"
              data-region="kraj"
              data-concat-from="prefiks"
            />
            <Text name="konto" label="Próbne konto" data-graphql="iban" />
            <Text name="login" label="Próbny login" data-graphql="login" data-concat-password="haslo" />
            <Text name="haslo" label="Próbne hasło" type="password" data-graphql="password" data-concat-login="login" />
            <Text
              name="pobierz"
              label="Pytany przez GET"
              data-validation-url="/ajax/proba.php?x=1"
              data-validation-serialize="imie"
            />
            <Text
              name="wyslij"
              label="Pytany przez POST"
              data-validation-url="/ajax/proba.php"
              data-validation-method="post"
            />
            <Text
              name="dzien"
              label="Próbny dzień"
              type="date"
              min="2026-11-22"
              data-outside="Wybierz dzień od jutra."
            />
            <Text name="sam" label="Bez sprawdzania" data-unchecked="" data-graphql="email" />
            <FormSelect name="sposob" label="Próbny sposób" options={WAYS} placeholder="wybierz" required />
          </div>
          <FormCheck name="zgoda" required>
            Próbna zgoda
          </FormCheck>
          <Button type="submit">Wyślij próbę</Button>
        </form>
      </FormContext>
      <p>
        Wysłano: <output aria-label="Wysłano razy">{sent}</output>
      </p>
      <div className="row">
        <Button onClick={() => setOutcome({ accepted: true })}>Przyjmij próbę</Button>
        <Button onClick={() => setOutcome({ faults: [{ name: 'miasto', message: 'Za daleko.' }] })}>
          Odrzuć próbę
        </Button>
        <Button onClick={() => setOutcome({ unsent: true })}>Zgub próbę</Button>
      </div>
    </Part>
  );
}
