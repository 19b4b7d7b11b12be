import { configure } from '@testing-library/react';

// What a page shows is waited for until it is there; only what never comes takes this long, on a busy machine too.
configure({ asyncUtilTimeout: 10_000 });
