// Before React, which looks at the console when it is loaded.
import './no-profiler.ts';
import * as React from 'react';

/**
 * React's development build notes down in a stack where each element was made, for its warnings: ten thousand a second, then
 * none. Here they count as taken, which saves a sixth of the time (docs/decisions/0255).
 */
const counter = 'recentlyCreatedOwnerStacks';
const internals = Object.values(React).find((value) => typeof value === 'object' && value !== null && counter in value);
if (internals === undefined) throw new Error('React counts its stacks elsewhere.');
Object.defineProperty(internals, counter, { get: () => 10_000, set: () => {} });
