/** Fills a text's placeholders, `{{name}}`; throws if a value is missing. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" needs a value for "${name}".`);
    return String(value);
  });
