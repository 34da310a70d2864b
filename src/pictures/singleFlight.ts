/** Those who ask for the same thing while it is being made share one making. Failures are shared too, and not kept. */
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
