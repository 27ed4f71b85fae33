let sound: AudioContext | undefined;

/** A short tone and a tap in the hand: anyone who scans looks at the shelf, not at the screen. */
export function signalHit(): void {
  navigator.vibrate?.(60);
  if (!("AudioContext" in window)) return;
  sound ??= new AudioContext();
  const tone = sound.createOscillator();
  const loudness = sound.createGain();
  const end = sound.currentTime + 0.09;
  tone.frequency.value = 1_320;
  loudness.gain.setValueAtTime(0.12, sound.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(loudness).connect(sound.destination);
  tone.start();
  tone.stop(end);
}
