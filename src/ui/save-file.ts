/** Saves a file under its name. `later` runs something after so many milliseconds. */
export const saveFile = (
  { name, content }: { readonly name: string; readonly content: Blob },
  later: (milliseconds: number, run: () => void) => unknown,
): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  later(60_000, () => URL.revokeObjectURL(link.href));
};
