import { FilesError } from '../model.ts';

/** Rings once after a time; what it gives switches it off. */
export type Alarm = (ms: number, ring: () => void) => () => void;

export const clockAlarm: Alarm = (ms, ring) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};

/**
 * Bytes as they come, however long all of them take; an error once nothing comes for a time. A reader who takes none waits
 * for none: what is slow then is no fault of the place.
 */
export function unstalled(
  body: ReadableStream<Uint8Array>,
  { alarm, time, place }: { alarm: Alarm; time: number; place: string },
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const stalled = Promise.withResolvers<never>();
        const off = alarm(time, () => stalled.reject(new FilesError('ETIMEDOUT', `${place}: its answer stopped`)));
        try {
          const { done, value } = await Promise.race([reader.read(), stalled.promise]);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          reader.cancel(error).catch(() => {
            // It has failed already, which is told.
          });
          throw error;
        } finally {
          off();
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
