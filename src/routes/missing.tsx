import { notFound } from './layout/notFound.ts';

export function loader() {
  return notFound();
}

export default function Missing() {
  return null;
}
