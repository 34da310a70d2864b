import { useState } from 'react';
import { Calendar, type CalendarProps } from '../../src/calendar/Calendar.tsx';
import { DateField } from '../../src/calendar/DateField.tsx';
import type { TimeTerms } from '../../src/calendar/time.ts';
import { dayNumber } from '../../src/kit/wall.ts';
import { Part } from './Part.tsx';

const december = (day: number) => dayNumber(2026, 12, day);
const TODAY = december(3);
const anyDay = { today: TODAY };
const terms = {
  today: TODAY,
  past: false,
  holidays: false,
  closedWeekdays: [1, 2],
  closed: [
    { day: december(9), why: 'piec jest wtedy gorący' },
    { day: december(19), why: 'komplet' },
  ],
} as const;
const marks = new Map([
  [december(5), { text: '9', name: '9 wolnych miejsc' }],
  [december(19), { text: '0', name: 'komplet', full: true }],
]);

function Chosen({ first, ...props }: Omit<CalendarProps, 'selected' | 'onSelect'> & { first: readonly number[] }) {
  const [selected, setSelected] = useState(first);
  return <Calendar {...props} selected={selected} onSelect={setSelected} />;
}

/** A day with an hour, by the clock of 24 hours or of twelve. */
function Timed({ label, ...terms }: { label: string } & TimeTerms) {
  const [time, setTime] = useState(15 * 60 + 30);
  return <Chosen label={label} rules={anyDay} first={[december(5)]} time={{ ...terms, time, onTime: setTime }} />;
}

/** Calendars on a day that stands still. */
export function Dates() {
  return (
    <Part title="Daty">
      <Chosen label="Dwa miesiące" rules={terms} marks={marks} first={[december(5)]} months={2} />
      <Chosen label="Trzy miesiące" rules={anyDay} first={[]} selection="multiple-ranged" months={3} weekNumbers />
      <div className="three">
        <Chosen label="Jeden dzień" rules={terms} marks={marks} first={[december(5)]} />
        <Chosen
          label="Zakres dni"
          rules={anyDay}
          selection="multiple-ranged"
          weekNumbers
          first={[8, 9, 10, 11].map(december)}
        />
        <Chosen label="Kilka dni" rules={anyDay} selection="multiple" first={[december(4), december(18)]} />
        <Timed label="Dzień i godzina" from={8} to={16} minuteStep={15} />
        <Timed label="Dwanaście godzin" twelve />
        <Chosen label="Miesiące" rules={anyDay} first={[december(5)]} view="month" />
        <Chosen label="Lata" rules={anyDay} first={[december(5)]} view="year" />
        <Chosen
          label="Jeden miesiąc"
          rules={{ today: TODAY, first: TODAY, last: december(31) }}
          first={[]}
          view="month"
        />
        <DateField name="day" id="day" label="Na kiedy" rules={terms} defaultValue="2026-12-05" />
        <DateField
          name="moment"
          id="moment"
          label="Dzień i godzina odbioru"
          rules={terms}
          time={{ from: 8, to: 16, minuteStep: 15 }}
          defaultValue="2026-12-05T15:30"
        />
        <DateField name="whenever" id="whenever" label="Kiedykolwiek" optional rules={anyDay} />
      </div>
    </Part>
  );
}
