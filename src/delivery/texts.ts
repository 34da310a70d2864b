import { defineTexts } from '../ui/text.ts';

export const deliveryTexts = defineTexts('delivery', {
  leaves: 'Wysyłka {when}',
  today: 'dziś',
  todayBy: 'dziś, jeśli zamówisz do {time}',
  tomorrow: 'jutro',
  monday: 'w poniedziałek',
  tuesday: 'we wtorek',
  wednesday: 'w środę',
  thursday: 'w czwartek',
  friday: 'w piątek',
  saturday: 'w sobotę',
  sunday: 'w niedzielę',
  nextWeek: 'w przyszłym tygodniu {day}',
  onDate: '{day}, {date}',
  arrives: 'U Ciebie najpóźniej {when}',
  inDays: { one: 'za {n} dzień', few: 'za {n} dni', many: 'za {n} dni', other: 'za {n} dnia' },
  inHours: { one: 'za {n} godzinę', few: 'za {n} godziny', many: 'za {n} godzin', other: 'za {n} godziny' },
  inMinutes: { one: 'za {n} minutę', few: 'za {n} minuty', many: 'za {n} minut', other: 'za {n} minuty' },
  unknownShipping: 'Termin wysyłki ustalimy po złożeniu zamówienia.',
  free: 'Darmowa dostawa',
  from: 'Dostawa od {price}',
});
