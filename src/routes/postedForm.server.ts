import { data } from 'react-router';

/** The form that a request carries. Throws the answer 400 when its body is none: of another type, or cut short. */
export async function postedForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data({ code: 'form' }, { status: 400 });
  return form;
}
