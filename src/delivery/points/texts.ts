import { defineTexts } from '../../ui/text.ts';

export const pickupTexts = defineTexts('pickup', {
  always: 'całą dobę',
  never: 'zamknięte',
  day1: 'pn.',
  day2: 'wt.',
  day3: 'śr.',
  day4: 'czw.',
  day5: 'pt.',
  day6: 'sob.',
  day7: 'niedz.',
  days: '{first}–{last}',
  hours: '{days} {hours}',
  metres: '{n} m',
  kilometres: '{n} km',
  easy: 'bez barier',
  pays: 'płatność przy odbiorze',
});
