import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Metrics {
  count(route: string, status: number): void;
  time(route: string, seconds: number): void;
  /** In the text format of Prometheus. */
  text(openStreams: number): string;
  close(): void;
}

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Histogram {
  /** How many took up to each bound and longer than the one before; the last are those beyond all bounds. */
  readonly counts: number[];
  sum: number;
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Histogram>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    count(route, status) {
      const labels = `route="${route}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
    },
    time(route, seconds) {
      const histogram = durations.get(route) ?? { counts: bounds.map(() => 0).concat(0), sum: 0 };
      durations.set(route, histogram);
      const bound = bounds.findIndex((limit) => seconds <= limit);
      const bucket = bound < 0 ? bounds.length : bound;
      histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + 1;
      histogram.sum += seconds;
    },
    text(openStreams) {
      const lines = [...requestLines(requests), ...durationLines(durations), ...processLines(openStreams, delay.max)];
      delay.reset();
      return `${lines.join('\n')}\n`;
    },
    close: () => delay.disable(),
  };
}

function head(name: string, type: 'counter' | 'gauge' | 'histogram', help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function requestLines(requests: ReadonlyMap<string, number>): string[] {
  const name = 'atrium_http_requests_total';
  return [
    ...head(name, 'counter', 'Requests answered.'),
    ...[...requests].map(([labels, total]) => `${name}{${labels}} ${total}`),
  ];
}

function durationLines(durations: ReadonlyMap<string, Histogram>): string[] {
  const name = 'atrium_http_request_duration_seconds';
  const lines = head(name, 'histogram', 'Time from the request to the end of its answer, without live streams.');
  for (const [route, { counts, sum }] of durations) {
    let total = 0;
    counts.forEach((count, index) => {
      total += count;
      lines.push(`${name}_bucket{route="${route}",le="${bounds[index] ?? '+Inf'}"} ${total}`);
    });
    lines.push(`${name}_sum{route="${route}"} ${sum}`, `${name}_count{route="${route}"} ${total}`);
  }
  return lines;
}

function processLines(openStreams: number, longestDelay: number): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const cpu = process.cpuUsage();
  const gauges: readonly (readonly [string, number, string])[] = [
    ['atrium_live_streams', openStreams, 'Live streams that are open.'],
    ['process_resident_memory_bytes', rss, 'Resident memory.'],
    ['atrium_heap_used_bytes', heapUsed, 'Memory that JavaScript uses.'],
    ['process_start_time_seconds', Date.now() / 1000 - process.uptime(), 'When the process started.'],
    [
      'atrium_event_loop_delay_seconds',
      longestDelay / 1e9,
      'The longest delay of the event loop since the last reading.',
    ],
  ];
  return [
    ...gauges.flatMap(([name, value, help]) => [...head(name, 'gauge', help), `${name} ${value}`]),
    ...head('process_cpu_seconds_total', 'counter', 'Processor time.'),
    `process_cpu_seconds_total ${(cpu.user + cpu.system) / 1e6}`,
  ];
}
