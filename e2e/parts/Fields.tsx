import { useState } from 'react';
import { Field } from '../../src/ui/Field.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { Input, Select, Textarea } from '../../src/ui/Input.tsx';
import { iconKey } from '../../src/ui/icons.ts';
import { Note } from '../../src/ui/Note.tsx';
import { Part } from './Part.tsx';

export function Fields() {
  return (
    <Part title="Pola formularza">
      <Note kind="err" title="Popraw 2 pola, zanim pójdziemy dalej">
        <ul>
          <li>
            <a href="#email">E-mail: brakuje części po znaku @</a>
          </li>
          <li>
            <a href="#shipping">Wysyłka: wybierz opcję</a>
          </li>
        </ul>
      </Note>
      <div className="three">
        <Field label="Imię">{(control) => <Input {...control} autoComplete="given-name" />}</Field>
        <Field label="Drugie imię" optional help="Jeśli jest w dokumencie">
          {(control) => <Input {...control} defaultValue="Żółć" />}
        </Field>
        <Field label="Kod pocztowy" answer={{ kind: 'ok', text: 'Format się zgadza' }}>
          {(control) => <Input {...control} defaultValue="90-001" />}
        </Field>
        <Field
          id="email"
          label="E-mail"
          answer={{ kind: 'err', text: 'Błędnie wpisany e-mail. Wpisz pełny adres, np. jan@poczta.pl.' }}
        >
          {(control) => <Input {...control} type="email" defaultValue="anna@" />}
        </Field>
        <Field label="Login" answer={{ kind: 'busy', text: 'Sprawdzamy, czy jest wolny…' }}>
          {(control) => <Input {...control} defaultValue="garncarz_88" />}
        </Field>
        <Field label="NIP" answer={{ kind: 'info', text: 'Wystawimy fakturę na firmę' }}>
          {(control) => <Input {...control} inputMode="numeric" />}
        </Field>
        <Field label="Numer karty">{(control) => <Input {...control} disabled defaultValue="GL 0042" />}</Field>
        <Field label="Numer zamówienia">
          {(control) => <Input {...control} readOnly defaultValue="GL/2026/1184" />}
        </Field>
        <Field label="Kraj">
          {(control) => (
            <Select {...control}>
              <option>Polska</option>
              <option>Czechy</option>
            </Select>
          )}
        </Field>
        <Field id="shipping" label="Wysyłka" answer={{ kind: 'err', text: 'Proszę wybrać opcję.' }}>
          {(control) => (
            <Select {...control}>
              <option>Wybierz…</option>
            </Select>
          )}
        </Field>
        <Field label="Kolejność">
          {(control) => (
            <Select {...control} quiet>
              <option>Polecane</option>
            </Select>
          )}
        </Field>
        <Password />
        <Field label="Zdjęcie stłuczki" help="JPG lub PNG, najwyżej 8,00 MB">
          {(control) => <Input {...control} type="file" />}
        </Field>
        <Field label="Dedykacja" help="Zostało 106 znaków">
          {(control) => <Textarea {...control} maxLength={120} defaultValue="Dla Babci Zosi" />}
        </Field>
      </div>
    </Part>
  );
}

function Password() {
  const [shown, setShown] = useState(false);
  const end = (
    <IconButton icon={iconKey} label={shown ? 'Ukryj hasło' : 'Pokaż hasło'} onClick={() => setShown(!shown)} />
  );
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Field label="Hasło">
        {(control) => (
          <Input {...control} type={shown ? 'text' : 'password'} autoComplete="off" defaultValue="kotek" end={end} />
        )}
      </Field>
    </form>
  );
}
