import { createContext } from 'react';

/** On the server: what late components are drawn from, by id. */
export const LateData = createContext<ReadonlyMap<string, unknown>>(new Map());
