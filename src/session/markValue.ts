// Apart from `marker.ts`, all of which is part of the kernel.

/** What a mark (`marker.ts`) in a `Cookie` header or in `document.cookie` holds. */
export const markValue = (header: string | undefined, mark: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${mark}=`))
    ?.slice(mark.length + 1);
