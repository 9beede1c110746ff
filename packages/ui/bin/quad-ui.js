#!/usr/bin/env node
import { main } from '../dist/migrate/cli.js';

process.exitCode = main(process.argv.slice(2));
