/** What funds may choose: the blades of a fan, from left to right. */
const colours = ['#12161c', '#8c3d1f', '#a8225f', '#0e6b6b', '#fff0a0', '#0d4f8b', '#1d5c3c'];

/** A blade like a colour card, with a portal's ring and lines drawn at its end, turned about the fan's pivot. */
const blade = (colour: string, index: number) =>
  `<g transform="rotate(${(index - 3) * 20} 720 1240)"><rect x="575" y="170" width="290" height="1100" rx="36" fill="${colour}" stroke="#fff" stroke-width="8"/>` +
  `<g fill="none" stroke="${colour === '#fff0a0' ? '#333' : '#fff'}" stroke-linecap="round" stroke-width="16"><path opacity=".8" d="M625 240h90M625 282h50"/>` +
  '<circle opacity=".35" cx="780" cy="270" r="36"/><path d="M780 234a36 36 0 1 1-36 36"/></g></g>';

/** A fan of colour cards as the address of a picture: behind a panel, on a phone in a band above it. */
export const swatches = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -130 1440 900">${colours.map(blade).join('')}</svg>`,
)}`;
