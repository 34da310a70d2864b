import { createContext } from 'react';
import type { FormModel } from '../engine/model.ts';

/** Data that a form gives to its parts. */
export interface FormPart {
  model: FormModel;
  /** Scripts look after the form; before that the browser's own constraints do. */
  active: boolean;
  /** Adds a work that must end before the form is sent; returns how to take it back. */
  addGate(gate: () => Promise<void>): () => void;
  /** A part that looks after itself is not wrong any more. */
  clear(name: string): void;
}

export const FormContext = createContext<FormPart | undefined>(undefined);
