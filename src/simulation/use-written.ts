import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Writes a field's text into its element, so that a slider's move doesn't render the field. Give the field both, and no
 * `value`.
 *
 * @param text what the field says; while somebody types, that is what they typed
 */
export const useWritten = <Field extends HTMLInputElement | HTMLSelectElement>(
  text: string,
): { readonly ref: RefObject<Field | null>; readonly defaultValue: string } => {
  const ref = useRef<Field>(null);
  const [defaultValue] = useState(text);
  useLayoutEffect(() => {
    if (ref.current !== null && ref.current.value !== text) ref.current.value = text;
  }, [text]);
  return { ref, defaultValue };
};
