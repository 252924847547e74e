import { getConfiguration } from '@atrium/contract/configuration';
import { call } from './client.ts';
import { takeConfiguration } from './configuration.ts';

export async function loadConfiguration(): Promise<void> {
  takeConfiguration(await call(getConfiguration, {}, { keepSession: true }));
}
