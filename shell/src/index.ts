import '@pehchan/kit/styles/base.css';
import './styles/document.css';
import { start } from './app/start.tsx';

void start();
