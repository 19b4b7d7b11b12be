import { expect, it } from 'vitest';
import { allowHtml, allowScriptUrl } from './trusted-types.ts';

it('only blank text may become HTML', () => {
  expect(allowHtml(' ')).toBe(' ');
  expect(() => allowHtml('<img src=x onerror=alert(1)>')).toThrow(TypeError);
});

it('scripts may come only from the portal’s own origin', () => {
  const page = 'https://portal.example/nordlicht/de-CH/login';
  expect(allowScriptUrl('/assets/worker.js', page)).toBe('/assets/worker.js');
  expect(() => allowScriptUrl('https://evil.example/a.js', page)).toThrow(TypeError);
  expect(() => allowScriptUrl('//evil.example/a.js', page)).toThrow(TypeError);
});
