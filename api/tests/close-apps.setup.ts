import { afterAll } from 'vitest';
import { closeApps } from './helper.ts';

afterAll(closeApps);
