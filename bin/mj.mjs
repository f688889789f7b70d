#!/usr/bin/env node
import './mahjong-elements.mjs';
