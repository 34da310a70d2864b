/** Facts about this shop's database itself, e.g. `opened_at` (epoch ms as text). */
export interface SettingsTable {
  key: string;
  value: string;
}

/** Counters that every process polls to learn that another one has changed something. */
export interface VersionsTable {
  name: string;
  value: number;
}

export interface SystemTables {
  settings: SettingsTable;
  versions: VersionsTable;
}
