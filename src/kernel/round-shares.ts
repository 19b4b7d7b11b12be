/**
 * Percentages of one whole, rounded so that they still come to their rounded sum: what is cut off goes to those that lose
 * most (36.5, 8.7 and 54.8 become 36, 9 and 55, not 37, 9 and 55).
 */
export const roundShares = (shares: readonly number[], decimals = 0): number[] => {
  const scale = 10 ** decimals;
  // Without what binary numbers add to the last digits.
  const scaled = shares.map((share) => Math.round(share * scale * 1e6) / 1e6);
  const rounded = scaled.map(Math.floor);
  const lossOf = (at: number) => (scaled[at] ?? 0) - (rounded[at] ?? 0);
  const left = Math.round(rounded.reduce((rest, _share, at) => rest + lossOf(at), 0));
  for (const at of [...rounded.keys()].toSorted((a, b) => lossOf(b) - lossOf(a)).slice(0, left)) {
    rounded[at] = (rounded[at] ?? 0) + 1;
  }
  return rounded.map((share) => share / scale);
};
