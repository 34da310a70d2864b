import { refused } from './outcomes.ts';

/** The form that a request carries. Throws the answer 400 when its body is none: of another type, or cut short. */
export async function postedForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => undefined);
  if (!form) throw refused(400, 'form');
  return form;
}
