/** Whether a caller accepts an encoding, by its `Accept-Encoding` (`gzip, br;q=0.8`; `q=0` refuses it). */
export const acceptsEncoding = (header: string | null, encoding: string): boolean =>
  (header ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter));
    return name === encoding && !refused;
  });
