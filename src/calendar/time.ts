/** Minutes of a day, from 0 to 1439. */
export type MinuteOfDay = number;

/** What an hour is chosen from. */
export interface TimeTerms {
  /** First and last hour, 0 and 23 unless told. */
  from?: number;
  to?: number;
  /** Hours from one to the next, 1 unless told. */
  hourStep?: number;
  /** Minutes from one to the next, 1 unless told. */
  minuteStep?: number;
  /** Hours are told from 1 to 12, before and after noon. */
  twelve?: boolean;
}

/** Bounds of both sliders. A step that does not fit ends before the bound, as in a native slider. */
export function sliders({ from = 0, to = 23, hourStep = 1, minuteStep = 1 }: TimeTerms) {
  return {
    hour: { min: from, max: from + Math.floor((to - from) / hourStep) * hourStep, step: hourStep },
    minute: { min: 0, max: Math.floor(59 / minuteStep) * minuteStep, step: minuteStep },
  };
}

/** The nearest time that both sliders can show. */
export function fittingTime(time: MinuteOfDay, terms: TimeTerms): MinuteOfDay {
  const { hour, minute } = sliders(terms);
  const nearest = (n: number, { min, max, step }: typeof hour) =>
    Math.min(max, Math.max(min, min + Math.round((n - min) / step) * step));
  return nearest(Math.floor(time / 60), hour) * 60 + nearest(time % 60, minute);
}

/** "15:30", or "3:30" by the clock of twelve hours. */
export function clockOf(time: MinuteOfDay, twelve = false): string {
  const hour = Math.floor(time / 60);
  return `${twelve ? hour % 12 || 12 : hour}:${String(time % 60).padStart(2, '0')}`;
}

export const isAfterNoon = (time: MinuteOfDay): boolean => time >= 12 * 60;
