/**
 * Part of the script in the head: remembers presses of buttons that do nothing without code, until the kernel comes. A
 * button that sends a form needs no code, and is not held back.
 */
export const pressScript =
  'window.__pressed=[];addEventListener("click",e=>(e=e.target.closest?.("button[type=button]"))&&window.__pressed?.push(e),1)';
