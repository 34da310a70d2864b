/** Shares one run of the work among simultaneous callers with the same key. Failures are shared too, and not cached. */
export function createSingleFlight<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, make) => {
    const before = flights.get(key);
    if (before) return before;
    const flight = make().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
